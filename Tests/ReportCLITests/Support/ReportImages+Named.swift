@testable import ReportCLI
import SectionKit

extension ReportImages {
    /// Only names pictures.
    static var named: ReportImages {
        ReportImages(
            .never, drawer: nil, style: DrawingStyle(TerminalStyle(), environment: [:]))
    }
}
