/// The style sheet of a page with the colours, distances and sizes that its other ones use.
struct HTMLVariables {
    let scheme: ColorScheme

    /// The text of the element; printed pages are light.
    var text: String {
        let sizes = SizeToken.allCases.map(\.variable)
        return """

            :root {
                color-scheme: \(schemes); \(sizes.separated(by: " "))
                \(Self.colors(areDark: false))
            }\(dark)

            """
    }

    /// The rules for a dark background; empty if there are none.
    private var dark: String {
        guard let medium else { return "" }
        return """

            @media \(medium) {
                :root { \(Self.colors(areDark: true)) }
            }
            """
    }

    /// When the background is dark; nil for never.
    private var medium: String? {
        switch scheme {
        case .auto: "screen and (prefers-color-scheme: dark)"
        case .light: nil
        case .dark: "screen"
        }
    }

    private static func colors(areDark: Bool) -> String {
        ColorToken.allCases.map { $0.variable(isDark: areDark) }.separated(by: " ")
    }

    /// The schemes that the page has, for the browser's own controls.
    var schemes: String { scheme == .auto ? "light dark" : scheme.rawValue }
}
