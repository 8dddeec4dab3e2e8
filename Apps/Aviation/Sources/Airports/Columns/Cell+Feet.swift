package import SectionKit

extension Cell {
    /// Returns a cell with a length in feet, or the unknown cell for nil.
    package static func feet(orUnknown feet: Int?) -> Cell {
        .measure(orUnknown: feet.map { Measure(Double($0), .foot) })
    }

    /// Returns a cell with feet converted to metres, of 0.3048 m each, or the unknown cell for nil.
    package static func metres(orUnknownOfFeet feet: Int?) -> Cell {
        .measure(orUnknown: feet.map { Measure(Double($0) * 0.3048, .metre) })
    }
}
