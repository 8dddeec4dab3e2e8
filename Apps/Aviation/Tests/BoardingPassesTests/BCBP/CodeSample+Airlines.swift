// The codes are those of KDE's kitinerary (CC0-1.0).

import Logbook

extension CodeSample {
    /// Codes of airlines that deviate from the standard, read on 2 April 2018.
    ///
    /// The day of issue of Qatar's code is read, although the size before it is 0.
    static let airlines = [
        CodeSample(
            "easyjet",
            "M1DOE/JOHN            EABCDEFGMRSLGWEZY8724 99  3C  506  10A"
                + "xxxxxxxxxx",
            [
                [
                    .number: "EZY8724",
                    .from: "MRS",
                    .to: "LGW",
                    .date: "2018-04-09",
                    .seat: "3C",
                    .bookingCode: "ABCDEFG",
                    .sequence: "506",
                    .passengerStatus: "checked in",
                    .passenger: "John Doe",
                ]
            ]),
        CodeSample(
            "issue-date",
            "M1DOE/JOHN            EXXX007 TXLBRUSN 2588 034Y023D0999 35D"
                + ">5181WM7034BSN              2A08200000000000 SN LH 123456789"
                + "012345      *30600000K0902       ",
            [
                [
                    .number: "SN2588",
                    .from: "TXL",
                    .to: "BRU",
                    .date: "2017-02-03",
                    .seat: "23D",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .sequence: "999",
                    .passengerStatus: "bag checked, checked in",
                    .frequentFlyer: "LH 123456789012345",
                    .passenger: "John Doe",
                ]
            ]),
        CodeSample(
            "minimal",
            "M1DOE/JOHN            EXXX007 TXLBRUSN 2592 110Y",
            [
                [
                    .number: "SN2592",
                    .from: "TXL",
                    .to: "BRU",
                    .date: "2018-04-20",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .passenger: "John Doe",
                ]
            ]),
        CodeSample(
            "minimal2",
            "M1DOE/JOHN            EXXX007 TXLBRUSN 2592 110",
            [
                [
                    .number: "SN2592",
                    .from: "TXL",
                    .to: "BRU",
                    .date: "2018-04-20",
                    .bookingCode: "XXX007",
                    .passenger: "John Doe",
                ]
            ]),
        CodeSample(
            "missing-eticket-indicator",
            "M1DOE/JOHN             XXX007 BRUTXLEW 8103 035Y012C0030 147"
                + ">1181W 8033BEW 0000000000000291040000000000 0   LH 123456789"
                + "012345     ",
            [
                [
                    .number: "EW8103",
                    .from: "BRU",
                    .to: "TXL",
                    .date: "2018-02-04",
                    .seat: "12C",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .sequence: "30",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "LH 123456789012345",
                    .passenger: "John Doe",
                ]
            ]),
        CodeSample(
            "qatar-zero-size-conditional-section",
            "M1DOE/JANE            EXXX007 MXPDOHQR 0128 256Y042F0023 100"
                + ">2180  0255BBR              2963456000789980                "
                + "            0",
            [
                [
                    .number: "QR128",
                    .from: "MXP",
                    .to: "DOH",
                    .date: "2010-09-13",
                    .seat: "42F",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .sequence: "23",
                    .passengerStatus: "checked in",
                    .ticket: "634 5600078998",
                    .passenger: "Jane Doe",
                ]
            ]),
        CodeSample(
            "rail",
            "M1DRAGON/KONQI DR     EXXX007 XHJFRALH 3489 129M092H0002 359"
                + ">6180WM4128BLH              2A22012345678900 LH             "
                + "           N*30600000K05     ",
            [
                [
                    .number: "LH3489",
                    .from: "XHJ",
                    .to: "FRA",
                    .date: "2014-05-09",
                    .seat: "92H",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .sequence: "2",
                    .passengerStatus: "bag checked, checked in",
                    .ticket: "220 1234567890",
                    .passenger: "Konqi Dragon",
                ]
            ]),
        CodeSample(
            "tap-missing-issue-date",
            "M1DOE/JOHN            EXXX007 LISLCGTP 1080 204Y002D0003 35C"
                + ">2180      B1A              2904712345678900                "
                + "           *306      09     BRND",
            [
                [
                    .number: "TP1080",
                    .from: "LIS",
                    .to: "LCG",
                    .date: "2017-07-23",
                    .seat: "2D",
                    .cabin: "economy",
                    .bookingCode: "XXX007",
                    .sequence: "3",
                    .passengerStatus: "bag checked, checked in",
                    .ticket: "047 1234567890",
                    .passenger: "John Doe",
                ]
            ]),
    ]

    /// Texts that are no codes, or not whole ones.
    static let invalid = [
        "",
        "M1DESMARAIS/LUC       ",
        "M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100",
        "M1DOE/JOHN            EXXX007 TXLBRUSN 2592 11",
        "M2Mobi Lab / ML-586 [In Progress]\nSplit Fooo.Config from mai"
            + "n Fooo\n\n========================================================",
    ]
}
