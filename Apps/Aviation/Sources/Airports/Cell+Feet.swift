package import SectionKit

extension Cell {
    /// As many feet, or a cell that says they are not known.
    package static func feet(orUnknown feet: Int?) -> Cell {
        .measure(orUnknown: feet.map { Measure(Double($0), .foot) })
    }

    /// As many feet in whole metres, or a cell that says they are not known; a foot is 0.3048 m.
    package static func metres(orUnknownOfFeet feet: Int?) -> Cell {
        .measure(orUnknown: feet.map { Measure(Double($0) * 0.3048, .metre) })
    }
}
