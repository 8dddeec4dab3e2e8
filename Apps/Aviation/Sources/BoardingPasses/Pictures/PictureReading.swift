package import Logbook

/// Reads boarding passes in pictures and PDF files.
package protocol PictureReading: Sendable {
    /// Reads the passes of a picture, in any format.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - name: what a person calls it.
    ///   - context: decides the year of its flights.
    /// - Throws: ``PassError`` if there is none, with what was tried and how to photograph it better.
    func picture(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass

    /// Reads the passes of a PDF file.
    func document(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass
}
