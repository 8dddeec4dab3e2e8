import Logbook
import Networking
import SectionEssentials
import SectionKit

/// The pass.json of a pass.
struct WalletContent {
    private(set) var fields: [WalletField] = []
    private(set) var semantics = WalletSemantics()

    /// The first bar code that is one of a boarding pass; nil if there is none.
    private(set) var code: BoardingPassCode?

    /// When the pass is shown by itself: about when boarding begins, or the flight departs.
    private(set) var relevantDate: WrittenTime?

    private var isBoardingPass = false
    private var transit: String?
    private var otherStyle: String?

    /// More than any pass has.
    private static let maximumFields = 200

    private static let otherStyles = [
        "eventTicket": "a ticket of an event", "storeCard": "a card of a shop",
        "coupon": "a coupon", "generic": "a pass without a flight",
    ]

    private static let otherTransits = [
        "PKTransitTypeTrain": "a ticket of a train", "PKTransitTypeBus": "a ticket of a bus",
        "PKTransitTypeBoat": "a ticket of a ship",
    ]

    init(_ data: Data) throws(PassError) {
        do throws(JSONError) {
            self = try Self.content(data)
        } catch {
            let mended = Data(TrailingCommas.removed(from: [UInt8](data)))
            guard let content = try? Self.content(mended) else { throw .invalidPass(error) }
            self = content
        }
        // Programs that make passes of paper ones do not always say that they are boarding passes.
        if code != nil { return }
        guard isBoardingPass else { throw .otherPass(otherStyle ?? "of an unknown kind") }
        if let kind = transit.flatMap({ Self.otherTransits[$0] }) { throw .otherPass(kind) }
    }

    private init() {}

    private static func content(_ data: Data) throws(JSONError) -> WalletContent {
        try JSONReader.read(data) { json in
            var content = WalletContent()
            json.object { content.read($0, &$1) }
            return content
        }
    }

    private mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "barcodes": json.array { readCode(&$0) }
        case "barcode": readCode(&json)
        case "relevantDate": relevantDate = json.string().flatMap(WrittenTime.init(iso:))
        case "relevantDates":
            let dates = json.list { json in
                json.field("date") { $0.string() }.flatMap(WrittenTime.init(iso:))
            }
            relevantDate = relevantDate ?? dates?.first
        case "semantics": semantics.read(&json)
        case "boardingPass":
            isBoardingPass = json.object { readStyle($0, &$1) }
        default:
            otherStyle = otherStyle ?? Self.otherStyles[key.text]
        }
    }

    private mutating func readCode(_ json: inout JSONReader) {
        let message = json.field("message") { $0.string() }
        code = code ?? message.flatMap { try? BoardingPassCode($0) }
    }

    private mutating func readStyle(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "transitType": transit = json.string()
        case "headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields",
            "additionalInfoFields":
            let isPrimary = key == "primaryFields"
            json.array { json in
                guard fields.count < Self.maximumFields else { return }
                let field = WalletField(&json, isPrimary: isPrimary, semantics: &semantics)
                if let field { fields.append(field) }
            }
        default: break
        }
    }
}

extension WalletContent {
    /// Returns the flights: what the data, the bar code and the fields say of each.
    func legs(_ context: PassContext) -> [PassLeg] {
        var data = WalletFlight(semantics, context: context).leg
        let date = data[.date].flatMap { LocalDateTime($0) } ?? WalletText.date(fields)
        var context = context
        context.day = date ?? relevantDate?.day ?? context.day
        let text = WalletText(fields, years: PassDates(context: context), date: date).leg
        let coded = code?.legs(context) ?? []
        data.add(text)
        if data[.date] == nil, coded.allSatisfy({ $0[.date] == nil }) {
            let zone = semantics["departureLocationTimeZone"].flatMap(context.zone)
            data.add(.date, relevantDate?.local(in: zone)?.withoutTime.text, from: .passData)
        }
        guard !coded.isEmpty else { return data.isFlight ? [data] : [] }
        var legs = coded
        let place = coded.firstIndex { $0.mayBe(data) } ?? 0
        legs[place].add(data)
        // The pass has the year that its bar code lacks.
        if date != nil { legs[place].otherDates = [] }
        return legs
    }
}

extension PassLeg {
    /// Whether it says enough to be a flight.
    fileprivate var isFlight: Bool {
        self[.from] != nil && self[.to] != nil || self[.number] != nil
    }
}

/// Removes the commas that some airlines write after the last value of an object or a list.
enum TrailingCommas {
    /// Returns a JSON text without commas that only blanks separate from a closing bracket.
    static func removed(from json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var comma: Int?
        var isInString = false
        var isEscaped = false
        for byte in json {
            if isInString {
                isInString = byte != UInt8(ascii: "\"") || isEscaped
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else {
                switch byte {
                case UInt8(ascii: ","): comma = result.count
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if let comma { result[comma] = UInt8(ascii: " ") }
                    comma = nil
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                    break
                default:
                    comma = nil
                    isInString = byte == UInt8(ascii: "\"")
                }
            }
            result.append(byte)
        }
        return result
    }
}

/// The flight of the semantic tags of a pass.
struct WalletFlight {
    private(set) var leg = PassLeg()

    private let tags: WalletSemantics
    private let from: DisplayZone?
    private let to: DisplayZone?

    init(_ tags: WalletSemantics, context: PassContext) {
        self.tags = tags
        from = tags["departureLocationTimeZone"].flatMap(context.zone)
        to = tags["destinationLocationTimeZone"].flatMap(context.zone)
        addTimes()
        add(.number, number)
        let texts: [(PassField, String)] = [
            (.from, "departureAirportCode"), (.to, "destinationAirportCode"),
            (.departureTerminal, "departureTerminal"), (.departureGate, "departureGate"),
            (.arrivalTerminal, "destinationTerminal"), (.arrivalGate, "destinationGate"),
            (.cabin, "ticketFareClass"), (.bookingCode, "confirmationNumber"),
            (.sequence, "boardingSequenceNumber"), (.frequentFlyer, "membershipProgramNumber"),
        ]
        for (field, name) in texts { add(field, tags[name].flatMap { PassValue.text(field, $0) }) }
        add(.seat, tags.seat)
        add(.passenger, tags.passenger)
    }

    private var number: String? {
        if let carrier = tags["airlineCode"], let number = tags["flightNumber"],
            let flight = PassNumber.flight(carrier: carrier, number)
        {
            return flight
        }
        return tags["flightCode"].flatMap(PassNumber.flight)
    }

    /// Adds the times as they were planned, on the clocks of the airports.
    private mutating func addTimes() {
        let departure = time(tags.first("originalDepartureDate", "currentDepartureDate"), in: from)
        let arrival = time(tags.first("originalArrivalDate", "currentArrivalDate"), in: to)
        let boarding = time(tags.first("currentBoardingDate", "originalBoardingDate"), in: from)
        leg.add(.departs, departure, from: .passData)
        leg.add(.arrives, arrival, from: .passData)
        leg.add(.boards, boarding, from: .passData)
        // Times that need the zones of the airports stay open.
        if case .local = departure { leg = leg.settled { _ in nil }.leg }
    }

    /// A time, on the clock of its airport if its zone is known or an offset tells it.
    private func time(_ text: String?, in zone: DisplayZone?) -> WrittenTime? {
        let time = text.flatMap(WrittenTime.init(iso:))
        return time?.local(in: zone).map(WrittenTime.local) ?? time
    }

    private mutating func add(_ field: PassField, _ text: String?) {
        leg.add(field, text, from: .passData)
    }
}
