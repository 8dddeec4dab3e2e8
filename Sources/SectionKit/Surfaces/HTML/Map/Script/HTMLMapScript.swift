/// The script of a page with maps, which shows each as a globe that can be turned.
///
/// It reads the drawing, the only copy of the data. Like ``HTMLScript``, it avoids the characters
/// `<` and `&`, and never writes markup, so that text in the page stays text.
enum HTMLMapScript {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "wnd5KunA4vwCXlYLqxzOVwPQUKW3QtrvCcOLG1Rifik="

    /// The text of the element.
    static let text = """
        "use strict";
        {
        \(parts.separated(by: "\n"))
        }

        """

    private static let parts = [
        reading, globe, globeTracing, flat, drawing, points,
        marks, view, motion, input, rows,
    ]
}
