package import SectionKit

extension Image {
    /// A photo of a person; nil if nothing can show it.
    ///
    /// - Parameters:
    ///   - name: the name that it is kept under.
    ///   - alternative: what it shows, such as the place.
    package init?(photo name: String, of photos: any PhotosInput, alternative: String) {
        guard let path = photos.path(of: name) else { return nil }
        let fileExtension = path.split(separator: ".").last.map { ".\($0)" } ?? ""
        // A whole hash says no more to people than its beginning.
        self.init(
            file: path, named: name.prefix(8) + fileExtension, alternative: alternative)
    }
}
