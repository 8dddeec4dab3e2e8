import SectionKit

extension VirtualScreen.Content {
    mutating func put(_ scalar: Unicode.Scalar) {
        let width = Character(scalar).displayWidth
        guard width > 0 else { return rows[row].join(scalar, before: column) }
        if column + width > columns {
            if modes.contains(7) {
                newLine()
            } else {
                overrun += 1
                return
            }
        }
        rows[row].put(scalar, attributes, at: column)
        if width == 2 { rows[row].putSecondHalf(at: column + 1) }
        column += width
    }

    mutating func newLine() {
        column = 0
        row += 1
        if row == rows.count { rows.append(VirtualRow()) }
        if rows.count > height {
            left.append(rows.removeFirst())
            row -= 1
        }
    }

    /// Handles ECMA-48 sequences (cursor, erasing, attributes), DEC and xterm modes, and OSC 8.
    mutating func escape(_ rest: inout String.UnicodeScalarView.SubSequence) {
        if rest.first == "]" {
            while let scalar = rest.popFirst(), scalar != "\\" {}
            return
        }
        let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.endIndex
        let body = String(String.UnicodeScalarView(rest[..<end]))
        let final = rest[end...].first.map(Character.init) ?? " "
        rest = rest[end...].dropFirst()
        let isMode = body.hasPrefix("[?")
        let numbers = body.dropFirst(isMode ? 2 : 1).split(separator: ";").map { Int($0) ?? -1 }
        switch (final, isMode) {
        case ("h", true): modes.formUnion(numbers)
        case ("l", true): modes.subtract(numbers)
        case ("m", false): style(numbers)
        case ("K", false): rows[row].erase(from: column)
        case ("J", false): erase(all: numbers == [2])
        case ("A", false): row = max(0, row - (numbers.first ?? 1))
        case ("H", false): move(row: (numbers.first ?? 1) - 1, column: (numbers.last ?? 1) - 1)
        default: unknown.append(body + String(final))
        }
    }

    private mutating func style(_ numbers: [Int]) {
        for number in numbers.isEmpty ? [0] : numbers {
            switch number {
            case 0: attributes = VirtualRow.Attributes()
            case 4: attributes.underlined = true
            case 7: attributes.reversed = true
            case 1, 2, 30...37: break
            default: unknown.append("[\(number)m")
            }
        }
    }

    private mutating func erase(all: Bool) {
        if all {
            rows = [VirtualRow()]
            (row, column) = (0, 0)
        } else {
            rows[row].erase(from: column)
            rows.removeSubrange((row + 1)...)
        }
    }

    private mutating func move(row: Int, column: Int) {
        self.row = min(row, height - 1)
        self.column = min(column, columns - 1)
        while rows.count <= self.row { rows.append(VirtualRow()) }
    }
}
