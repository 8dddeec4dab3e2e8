import SectionKit

extension Surface {
    /// What the surface writes, whether or not it is made for such a report.
    func written(_ report: Report) -> String {
        var text = ""
        write(report, to: &text)
        return text
    }
}
