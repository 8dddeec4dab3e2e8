/// What the package's own module has, which is called as one of SectionKit's.
public enum Practice {
    /// What a teacher says.
    public static let advice = "Twenty minutes each day are better than two hours on Sunday."
}

/// A part of an exercise, which is called as SectionKit's and SwiftUI's.
public struct Section {
    /// What it is called.
    public let name: String
}
