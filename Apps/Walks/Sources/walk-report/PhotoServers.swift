import Photos
import ReportCLI
import SectionKit

extension SourceContext {
    /// Returns what finds the photos of a source.
    func photos(_ source: PhotoSource) throws(UsageError) -> any PhotoFinderInput {
        switch source {
        case .folder(let folder, let clock):
            FolderPhotos(
                folder, clock: clock, open: { path in try? file(path) }, exifTool: .missing)
        case .none, .drawn, .commons, .flickr: throw UsageError("there are no photos yet.")
        }
    }
}
