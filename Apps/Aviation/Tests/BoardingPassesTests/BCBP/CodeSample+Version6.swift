// The codes are those of georgesmith46/bcbp (MIT).

import Logbook

extension CodeSample {
    /// Codes of version 6, read on 20 August 2016.
    static let version6 = [
        CodeSample(
            "v6-basic",
            "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 106"
                + ">60000",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2016-08-13",
                    .seat: "1A",
                    .cabin: "first",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .passenger: "Luc Desmarais",
                ]
            ]),
        CodeSample(
            "v6-two-legs-security",
            "M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D"
                + ">6181WW6225BAC 00141234560032A0141234567890 1AC AC 123456789"
                + "0123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140"
                + "987654321 1AC AC 1234567890123    2PCNWQ^164GIWVC5EH7JNT684F"
                + "VNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6"
                + "HFR41W2QA4DVN5J8K4F0L0GE",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2016-08-13",
                    .seat: "1A",
                    .cabin: "first",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .passenger: "Luc Desmarais",
                    .frequentFlyer: "AC 1234567890123",
                    .ticket: "014 1234567890",
                    .bags: "20 kg",
                ],
                [
                    .number: "LH3664",
                    .from: "FRA",
                    .to: "GVA",
                    .date: "2016-08-14",
                    .seat: "12C",
                    .cabin: "business",
                    .bookingCode: "DEF456",
                    .sequence: "2",
                    .passengerStatus: "checked in",
                    .codeShare: "AC",
                    .frequentFlyer: "AC 1234567890123",
                    .ticket: "014 0987654321",
                    .bags: "2 pieces",
                    .passenger: "Luc Desmarais",
                ],
            ]),
        CodeSample(
            "v6-empty-first-leg",
            "M2DESMARAIS/LUC       E                                   06"
                + ">60000ABC123 YULFRAAC 0834 226F001A0025 10200",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2016-08-13",
                    .seat: "1A",
                    .cabin: "first",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .passenger: "Luc Desmarais",
                ]
            ]),
    ]
}
