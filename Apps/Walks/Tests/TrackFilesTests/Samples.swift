import Networking
import SectionEssentials
import SectionKit
import TrackFiles
import Tracks

/// Reads a file from its text.
func read(_ text: String) throws -> TrackFile {
    try TrackFile.read(Body(Data(text.utf8)))
}

/// Reads a file from its bytes; noise is among the findings.
func check(_ bytes: some Sequence<UInt8>) throws -> Result<TrackFile, TrackFileFlaw> {
    try TrackFile.check(Body(Data(bytes)))
}

/// The flaw of a file; nil if it can be read.
func flaw(_ text: String) throws -> TrackFileFlaw? {
    if case .failure(let flaw) = try check(text.utf8) { flaw } else { nil }
}

/// A GPX file with a track of one segment, which begins on the second line.
func gpx(_ points: String...) -> String {
    let text = points.joined(separator: "\n")
    return "<gpx version='1.1'><trk><trkseg>\n\(text)\n</trkseg></trk></gpx>"
}

/// A point of a track.
func trkpt(_ content: String = "", lat: String = "46.1", lon: String = "14.5") -> String {
    "<trkpt lat=\"\(lat)\" lon=\"\(lon)\">\(content)</trkpt>"
}

extension TrackFile {
    /// All points of the tracks.
    var points: [TrackPoint] { tracks.flatMap(\.segments).flatMap { $0 } }

    /// The kinds of findings with their lines.
    var kinds: [String] {
        findings.map { finding in
            finding.line.map { "\(finding.kind) \($0)" } ?? finding.kind
        }
    }
}
