import Networking
import SectionEssentials

/// Reads a file piece by piece.
protocol PieceReader {
    /// Reads the next piece; the bytes are valid only during the call.
    mutating func take(_ piece: UnsafeRawBufferPointer) throws(TrackFileFlaw)

    /// Returns what was read after the last piece.
    consuming func finish() throws(TrackFileFlaw) -> TrackFile
}

extension PieceReader {
    /// Reads a complete file.
    ///
    /// - Throws: `RequestError` when the file cannot be read from its disk, or has changed.
    consuming func read(_ body: Body) throws(RequestError) -> Result<TrackFile, TrackFileFlaw> {
        var reader = self
        var flaw: TrackFileFlaw?
        try body.forEachPiece { piece throws(RequestError) in
            var rest = piece[...]
            while flaw == nil, !rest.isEmpty {
                let bytes = UnsafeRawBufferPointer(rebasing: rest.prefix(pieceSize))
                do throws(TrackFileFlaw) { try reader.take(bytes) } catch { flaw = error }
                rest = rest.dropFirst(pieceSize)
            }
            return flaw == nil
        }
        if let flaw { return .failure(flaw) }
        return Result { () throws(TrackFileFlaw) in try reader.finish() }
    }
}

/// How many bytes are read at once; they stay in the processor's cache.
private let pieceSize = 1 << 16
