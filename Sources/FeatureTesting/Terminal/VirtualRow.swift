import SectionKit

/// A row of a virtual screen: a character per column; the second column of a wide one is empty.
struct VirtualRow {
    /// The attributes of a character.
    struct Attributes {
        var reversed = false
        var underlined = false
    }

    private var places: [(text: String, attributes: Attributes)] = []

    var text: String { places.map(\.text).joined() }

    /// The text without trailing spaces.
    var trimmed: String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }

    func text(where matches: (Attributes) -> Bool) -> String {
        places.filter { matches($0.attributes) }.map(\.text).joined()
    }

    mutating func put(_ scalar: Unicode.Scalar, _ attributes: Attributes, at column: Int) {
        while places.count <= column { places.append((" ", Attributes())) }
        places[column] = (String(scalar), attributes)
    }

    mutating func putSecondHalf(at column: Int) {
        put(" ", Attributes(), at: column)
        places[column].text = ""
    }

    /// Adds a combining mark to the character before a column.
    mutating func join(_ scalar: Unicode.Scalar, before column: Int) {
        guard column >= 1, column <= places.count else { return }
        places[column - 1].text.unicodeScalars.append(scalar)
    }

    mutating func erase(from column: Int) {
        places = Array(places.prefix(column))
    }
}
