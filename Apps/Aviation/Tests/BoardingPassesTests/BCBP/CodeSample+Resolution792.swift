// The codes are those of KDE's kitinerary (CC0-1.0).

import Logbook

extension CodeSample {
    /// The examples of IATA Resolution 792, read on 2 April 2018.
    ///
    /// Days without a year are at most 31 days later: a log is of past flights. So the dates of codes
    /// without a day of issue are earlier than those of kitinerary.
    static let resolution792 = [
        CodeSample(
            "iata-resolution792-example1",
            "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2017-11-22",
                    .seat: "1A",
                    .cabin: "business",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .passenger: "Luc Desmarais",
                ]
            ]),
        CodeSample(
            "iata-resolution792-example2",
            "M1DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 167"
                + ">5321WW1325BAC 0014123456002001412346700100141234789012A0141"
                + "234567890 1AC AC 1234567890123    4PCYLX58Z^108ABCDEFGH",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2011-11-22",
                    .seat: "3A",
                    .cabin: "business",
                    .bookingCode: "AB12C3",
                    .sequence: "27",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "AC 1234567890123",
                    .ticket: "014 1234567890",
                    .bags: "4 pieces",
                    .passenger: "Luc Desmarais",
                ]
            ]),
        CodeSample(
            "iata-resolution792-example3",
            "M1GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130"
                + ">5002A0571234567890  AF AF 1234567890123456    Y^108ABCDEFGH",
            [
                [
                    .number: "AF123",
                    .from: "GVA",
                    .to: "CDG",
                    .date: "2017-12-05",
                    .seat: "2F",
                    .cabin: "business",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "AF 1234567890123456",
                    .ticket: "057 1234567890",
                    .passenger: "Melanie Grandmaire",
                ]
            ]),
        CodeSample(
            "iata-resolution792-example4",
            "M2DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 167"
                + ">5321WW1325BAC 0014123456002001412346700100141234789012A0141"
                + "234567890 1AC AC 1234567890123    4PCYLX58ZDEF456 FRAGVALH 3"
                + "664 327C012C0002 12E2A0140987654321 1AC AC 1234567890123    "
                + "3PCNWQ^108ABCDEFGH",
            [
                [
                    .number: "AC834",
                    .from: "YUL",
                    .to: "FRA",
                    .date: "2011-11-22",
                    .seat: "3A",
                    .cabin: "business",
                    .bookingCode: "AB12C3",
                    .sequence: "27",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "AC 1234567890123",
                    .ticket: "014 1234567890",
                    .bags: "4 pieces",
                    .passenger: "Luc Desmarais",
                ],
                [
                    .number: "LH3664",
                    .from: "FRA",
                    .to: "GVA",
                    .date: "2011-11-23",
                    .seat: "12C",
                    .cabin: "business",
                    .bookingCode: "DEF456",
                    .codeShare: "AC",
                    .sequence: "2",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "AC 1234567890123",
                    .ticket: "014 0987654321",
                    .bags: "3 pieces",
                    .passenger: "Luc Desmarais",
                ],
            ]),
        CodeSample(
            "iata-resolution792-example5",
            "M2GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130"
                + ">5002A0571234567890  AF AF 1234567890123456    YDEF456 CDGDT"
                + "WNW 0049 339F001A0002 12C2A012098765432101                  "
                + "     2PC ^108ABCDEFGH",
            [
                [
                    .number: "AF123",
                    .from: "GVA",
                    .to: "CDG",
                    .date: "2017-12-05",
                    .seat: "2F",
                    .cabin: "business",
                    .bookingCode: "ABC123",
                    .sequence: "25",
                    .passengerStatus: "checked in",
                    .frequentFlyer: "AF 1234567890123456",
                    .ticket: "057 1234567890",
                    .passenger: "Melanie Grandmaire",
                ],
                [
                    .number: "NW49",
                    .from: "CDG",
                    .to: "DTW",
                    .date: "2017-12-05",
                    .seat: "1A",
                    .cabin: "first",
                    .bookingCode: "DEF456",
                    .sequence: "2",
                    .passengerStatus: "checked in",
                    .ticket: "012 0987654321",
                    .bags: "2 pieces",
                    .passenger: "Melanie Grandmaire",
                ],
            ]),
    ]
}
