import Logbook
import SectionKit

/// Finds out what a label of a pass stands for, such as "SEAT", "Buchungscode" or `departTime`.
enum PassLabels {
    /// Words of labels whose values are something else, such as the group of a boarding.
    private static let others: Set<String> = [
        "priority", "closes", "close",
        "closing", "drop", "lounge", "lane", "position", "terms", "address", "info",
        "conditions", "duration", "distance", "issue", "issued", "birth", "valid", "expires",
        "old", "previous", "originally", "bisher", "ursprunglich", "book", "offer", "sale", "until",
        "bis", "jusqu", "limite", "fin", "ends", "ende", "schliesst", "cierre", "fermeture",
        "chiusura",
        "encerramento", "spatestens", "latest",
        "naissance", "nacimiento", "nascita", "nascimento", "geburtsdatum", "emission", "emision",
    ]

    /// The words of a kind of label in several languages, without diacritics.
    private struct Words {
        let kind: Kind
        let words: Set<String>
        var starts: [String] = []

        func matches(_ labels: [String]) -> Bool {
            labels.contains { label in
                words.contains(label) || starts.contains(where: label.hasPrefix)
            }
        }
    }

    private enum Kind {
        case group, gate, terminal, seat, cabin, date, boards, bookingCode, ticket, frequentFlyer
        case sequence, departs, arrives, number, passenger, from, to, bags
    }

    /// Kinds whose dates are not that of the flight.
    private static let otherDates: Set<Kind> = [.boards, .bookingCode, .ticket]

    /// The first kind counts of which a label has a word, so "flight date" is a date.
    private static let table = [
        Words(
            kind: .group,
            words: ["group", "gruppe", "groupe", "grupo", "gruppo", "zone", "zona", "grp"]),
        Words(
            kind: .gate,
            words: [
                "gate", "porte", "puerta", "porta", "portti", "bramka", "uscita", "kapi", "portao",
                "cancello",
            ],
            starts: ["flugsteig"]),
        Words(kind: .terminal, words: ["terminal", "terminali", "hall"]),
        Words(
            kind: .seat,
            words: [
                "seat", "seats", "siege", "place", "asiento", "posto", "stoel", "plads", "sete",
                "paikka", "assento", "lugar", "miejsce", "sedadlo", "koltuk",
            ], starts: ["sitz", "seatn"]),
        Words(
            kind: .cabin,
            words: [
                "class", "cabin", "klasse", "kabine", "classe", "clase", "klass", "luokka",
                "klasa", "cabine", "cabina", "cabinclass", "travelclass", "reiseklasse",
            ]),
        Words(
            kind: .date,
            words: ["date", "datum", "fecha", "data", "dato", "paiva", "pvm", "tarih", "jour"],
            starts: ["flugdatum", "reisedatum"]),
        Words(
            kind: .boards,
            words: [
                "board", "boards", "boarding", "brd", "bdt", "embarque", "imbarco", "abordaje",
                "binis",
            ],
            starts: ["einstieg", "einsteig", "embarq", "ombordstign", "instap"]),
        Words(
            kind: .bookingCode,
            words: [
                "booking", "pnr", "locator", "filekey", "confirmation", "conf", "localizador",
                "prenotazione", "dossier", "recordlocator",
            ], starts: ["buchung", "bokning", "booking", "reserv"]),
        Words(
            kind: .ticket,
            words: ["ticket", "etix", "eticket", "etkt", "tkt", "billet", "biglietto"],
            starts: ["ticketn"]),
        Words(
            kind: .frequentFlyer, words: ["miles", "ffp", "fqtv", "ff", "loyalty", "frequent"],
            starts: ["vielflieg", "frequentf", "membership"]),
        Words(
            kind: .sequence, words: ["seq", "sequence", "sec", "sequenz", "secuencia"],
            starts: ["sequ"]),
        Words(kind: .bags, words: ["bags", "bag", "baggage", "gepack", "bagage", "equipaje"]),
        Words(
            kind: .departs,
            words: [
                "departs", "departing", "departure", "depart", "dep", "dept", "std", "etd",
                "abflug",
                "salida",
                "partenza", "vertrek", "partida", "avgang", "afgang", "odlot", "lahto", "kalkis",
            ]),
        Words(
            kind: .arrives,
            words: [
                "arrives", "arriving", "arrival", "arrive", "arr", "sta", "eta", "ankunft",
                "arrivee",
                "llegada",
                "arrivo", "aankomst", "chegada", "ankomst", "przylot",
            ]),
        Words(
            kind: .number,
            words: [
                "flight", "flug", "vol", "vuelo", "volo", "vlucht", "voo", "lot", "flyg", "fly",
            ],
            starts: ["flugn", "flightn"]),
        Words(
            kind: .passenger,
            words: [
                "passenger", "name", "passagier", "fluggast", "passager", "pasajero", "nom",
                "passeggero", "nombre", "nome", "pasazer", "passageiro", "traveller", "traveler",
                "pax", "yolcu", "navn", "namn", "naam",
            ], starts: ["passengern"]),
        Words(
            kind: .from,
            words: ["from", "origin", "von", "desde", "origen", "origine", "da", "de", "origem"]),
        Words(
            kind: .to,
            words: [
                "to", "destination", "nach", "destino", "destinazione", "hacia", "hasta", "vers",
                "para", "a",
            ]),
    ]

    /// Returns the field of a label or key; nil if it is unknown.
    static func field(of label: String) -> PassField? {
        let words = words(of: label)
        if words.contains(where: others.contains) { return nil }
        let kinds = table.filter { $0.matches(words) }.map(\.kind)
        let isArrival = kinds.contains(.arrives) || kinds.contains(.to)
        switch kinds.first {
        case .group: return .group
        case .gate: return isArrival ? .arrivalGate : .departureGate
        case .terminal: return isArrival ? .arrivalTerminal : .departureTerminal
        case .date: return isArrival || !otherDates.isDisjoint(with: kinds) ? nil : .date
        case .departs where words.contains("airport"): return .from
        case .arrives where words.contains("airport"): return .to
        case .seat: return .seat
        case .cabin: return .cabin
        case .boards: return .boards
        case .bookingCode: return .bookingCode
        case .ticket: return .ticket
        case .frequentFlyer: return .frequentFlyer
        case .sequence: return .sequence
        case .departs: return .departs
        case .arrives: return .arrives
        case .number: return .number
        case .passenger: return .passenger
        case .from: return .from
        case .to: return .to
        case .bags: return .bags
        case nil: return nil
        }
    }

    /// Whether the values of a label are nothing that a flight has, such as a date of birth.
    static func isOther(_ label: String) -> Bool {
        words(of: label).contains(where: others.contains)
    }

    /// The words of a label without case and diacritics; `departTime` has two.
    private static func words(of label: String) -> [String] {
        var text = ""
        var wasLower = false
        for character in label.prefix(60) {
            if wasLower, character.isUppercase { text += " " }
            wasLower = character.isLowercase
            text.append(character)
        }
        return text.folded.split { !$0.isLetter }.map(String.init)
    }
}
