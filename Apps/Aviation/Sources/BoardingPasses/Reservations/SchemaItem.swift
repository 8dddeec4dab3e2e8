import Networking
import SectionKit

/// Something that a page or a mail describes in the words of schema.org, such as a reservation.
struct SchemaItem: Equatable, Sendable {
    /// The type without its address, such as `FlightReservation`.
    var type = ""

    private(set) var properties: [String: [SchemaValue]] = [:]

    mutating func add(_ value: SchemaValue, to name: String) {
        properties[name, default: []].append(value)
    }

    /// The first text of a property, or of a path such as `airline.iataCode`; nil if it is blank.
    func text(_ path: String) -> String? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let values = names.first.flatMap({ properties[$0] }) else { return nil }
        for value in values {
            switch value {
            case .text(let text) where names.count == 1:
                if let text = text.passText.nonBlank { return text }
            case .item(let item):
                if let text = item.text(names.count == 1 ? "name" : names[1]) { return text }
            default: break
            }
        }
        return nil
    }

    /// The items of a property.
    func items(_ name: String) -> [SchemaItem] {
        (properties[name] ?? []).compactMap { value in
            if case .item(let item) = value { item } else { nil }
        }
    }

    /// This item and all within it, of a type.
    func all(ofType type: String) -> [SchemaItem] {
        if self.type == type { return [self] }
        let names = properties.keys.sorted()
        return names.flatMap { items($0) }.flatMap { $0.all(ofType: type) }
    }

    /// Takes the last part of an address, such as `Flight` of `http://schema.org/Flight`.
    static func plainType(_ text: String) -> String {
        String(text.split { $0 == "/" || $0 == "#" || $0 == ":" }.last ?? "")
    }
}

/// A value of a property: a text, or another item.
indirect enum SchemaValue: Equatable, Sendable {
    case text(String)
    case item(SchemaItem)
}

extension SchemaItem {
    /// Reads the items of JSON-LD (<https://www.w3.org/TR/json-ld11/>): an object, or a list.
    static func items(_ json: inout JSONReader) -> [SchemaItem] {
        values(&json).compactMap { value in
            if case .item(let item) = value { item } else { nil }
        }
    }

    private static func values(_ json: inout JSONReader) -> [SchemaValue] {
        if let text = json.string() { return [.text(text)] }
        if let number = json.integer() { return [.text(String(number))] }
        var values: [SchemaValue] = []
        if json.array({ values += Self.values(&$0) }) { return values }
        var item = SchemaItem()
        let isObject = json.object { key, json in
            let name = key.text
            let found = Self.values(&json)
            if name == "@type", case .text(let type)? = found.first {
                item.type = plainType(type)
            } else {
                for value in found { item.add(value, to: name) }
            }
        }
        return isObject ? [.item(item)] : []
    }
}
