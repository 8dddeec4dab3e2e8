import SectionEssentials

@testable import RecordSync

/// A photo that is told apart by a number.
struct SamplePhoto {
    let content: Data
    let name: SyncPhoto

    init(_ number: Int) {
        content = Data("the content of photo \(number)".utf8)
        name = SyncPhoto(of: content, fileExtension: "jpg")
    }
}
