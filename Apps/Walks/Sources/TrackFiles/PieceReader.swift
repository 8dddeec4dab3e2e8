import Essentials
import Networking

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
        var start = 0
        while start < body.count {
            let end = min(body.count, start + pieceSize)
            let result = try body.bytes(in: start..<end).withUnsafeBytes { bytes in
                Result { () throws(TrackFileFlaw) in try reader.take(bytes) }
            }
            if case .failure(let flaw) = result { return .failure(flaw) }
            start = end
        }
        return Result { () throws(TrackFileFlaw) in try reader.finish() }
    }
}

/// How many bytes are read at once; they stay in the processor's cache.
private let pieceSize = 1 << 16
