extension Int {
    /// As many feet in whole metres; a foot is 0.3048 m.
    package var feetInMetres: Int { Int((Double(self) * 0.3048).rounded()) }
}
