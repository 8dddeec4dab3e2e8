/// Collects the items of microdata (<https://html.spec.whatwg.org/multipage/microdata.html>) in a
/// page, and those of its scripts in JSON-LD.
struct Microdata {
    private(set) var items: [SchemaItem] = []

    /// An open element that has an item, a property, or only its name.
    private struct Element {
        let name: String
        var item: SchemaItem?
        var property: String?
        var text = ""
    }

    private var open: [Element] = []

    /// The most open elements; a page that nests deeper is not read further down.
    private static let depth = 400

    init(_ page: String) {
        for token in HTMLTokens(page) {
            switch token {
            case .open(let name, let attributes): begin(name, attributes)
            case .close(let name): end(name)
            case .text(let text): add(text)
            case .script(let attributes, let text):
                if attributes["type"]?.lowercased() == "application/ld+json" {
                    items += SchemaItem.items(ofScript: text)
                }
            }
        }
        while let last = open.last { end(last.name) }
    }

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        var element = Element(name: name)
        element.property = attributes["itemprop"]
        if attributes["itemscope"] != nil {
            var item = SchemaItem()
            item.type = SchemaItem.plainType(attributes["itemtype"] ?? "")
            element.item = item
        }
        let value = ["content", "datetime", "href", "src"].lazy.compactMap { attributes[$0] }.first
        if element.item == nil, let value, let property = element.property {
            set(.text(value), to: property)
            element.property = nil
        }
        if HTMLTokens.void.contains(name) || open.count >= Self.depth { return }
        open.append(element)
    }

    private mutating func add(_ text: String) {
        guard let place = open.lastIndex(where: { $0.property != nil || $0.item != nil }),
            open[place].item == nil, open[place].text.utf8.count < 400
        else { return }
        open[place].text += text
    }

    /// Closes an element, and those within it that were not closed.
    private mutating func end(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        while open.count > place {
            let element = open.removeLast()
            if let item = element.item {
                if let property = element.property { set(.item(item), to: property) }
                if element.property == nil || !open.contains(where: { $0.item != nil }) {
                    items.append(item)
                }
            } else if let property = element.property {
                set(.text(element.text), to: property)
            }
        }
    }

    private mutating func set(_ value: SchemaValue, to names: String) {
        guard let place = open.lastIndex(where: { $0.item != nil }) else { return }
        for name in names.split(separator: " ") { open[place].item?.add(value, to: String(name)) }
    }
}
