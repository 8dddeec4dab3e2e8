import SectionKit

extension Surface {
    /// The text that the surface writes, without checking the shape of the report.
    func written(_ report: Report) -> String {
        var text = ""
        write(report, to: &text)
        return text
    }
}
