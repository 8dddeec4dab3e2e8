import Networking
package import SectionEssentials

/// The program exiftool (<https://exiftool.org>), which reads the metadata of HEIC, raw and other
/// files.
package struct ExifTool: Sendable {
    /// The result of a run.
    package enum Answer: Equatable, Sendable {
        /// What it wrote. The exit code does not matter: it is 1 if some of the files cannot be read.
        case read(Data)

        /// It is not installed.
        case missing

        /// It did not end by itself, with a clause such as "exiftool crashed".
        case failed(String)
    }

    /// Runs it with some arguments.
    private let run: @Sendable ([String]) async -> Answer

    /// Creates it from what runs it.
    package init(_ run: @escaping @Sendable ([String]) async -> Answer) {
        self.run = run
    }

    /// exiftool is not installed.
    package static let missing = ExifTool { _ in .missing }

    /// How many files it reads at a time.
    private static let batch = 200

    private static let options =
        ["-json", "-n", "-q", "-q", "-fast", "-charset", "filename=utf8"]
        + [
            "GPSLatitude", "GPSLongitude", "GPSDateTime", "DateTimeOriginal",
            "OffsetTimeOriginal", "Orientation", "ImageDescription", "Artist", "Copyright",
            "MIMEType", "Make", "Model", "DateCreated", "CreateDate", "CreationTime",
        ].map { "-\($0)" }

    /// Returns the metadata of files by their paths; nil if exiftool is not installed.
    ///
    /// A file that it cannot read is left out.
    ///
    /// - Parameter failure: is told each failure, with the files that were not read for it.
    func metadata(
        of paths: [String], failure: (String, [String]) -> Void
    ) async -> [String: PhotoMetadata]? {
        var found: [String: PhotoMetadata] = [:]
        for start in stride(from: 0, to: paths.count, by: Self.batch) {
            let part = paths[start..<min(start + Self.batch, paths.count)]
            // A path that begins with a dash would be an option.
            let names = part.map { $0.hasPrefix("/") ? $0 : "./\($0)" }
            if Task.isCancelled { return nil }
            let read: [String: PhotoMetadata]
            switch await run(Self.options + names) {
            case .read(let output): read = Self.read(output)
            case .missing: return nil
            case .failed(let clause):
                failure(clause, Array(paths[start...]))
                return found
            }
            for (path, name) in zip(part, names) { found[path] = read[name] }
        }
        return found
    }

    /// Reads the output of exiftool, by the names of the files.
    static func read(_ output: Data) -> [String: PhotoMetadata] {
        var found: [String: PhotoMetadata] = [:]
        _ = try? JSONReader.read(output) { json in
            json.array { json in
                var record = ExifToolRecord()
                json.object { key, json in record.read(key, &json) }
                if let name = record.name, !record.hasFailed { found[name] = record.metadata }
            }
        }
        return found
    }
}

/// A file in the output of exiftool.
private struct ExifToolRecord {
    private(set) var name: String?

    /// Whether it is something else than an image.
    private(set) var hasFailed = false
    private var latitude: Double?
    private var longitude: Double?
    private var fields = PhotoMetadata()
    private var otherTimes: [String] = []
    private var maker: String?
    private var model: String?

    mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "SourceFile": name = json.string()
        case "MIMEType": hasFailed = json.string()?.hasPrefix("image/") != true
        case "GPSLatitude": latitude = json.lenientNumber()
        case "GPSLongitude": longitude = json.lenientNumber()
        case "GPSDateTime": fields.gpsTime = json.string().flatMap(PhotoMetadata.date)
        case "DateTimeOriginal":
            if let text = json.string() { set(time: text, in: &fields) }
        // XMP and PNG have other names for it.
        case "DateCreated", "CreateDate", "CreationTime":
            guard let text = json.string() else { return }
            otherTimes.append(text)
        case "OffsetTimeOriginal":
            fields.offset = json.string().flatMap(PhotoMetadata.offset) ?? fields.offset
        case "Orientation":
            fields.orientation = json.lenientInteger().flatMap { 2...8 ~= $0 ? $0 : nil }
        case "Make": maker = text(&json)
        case "Model": model = text(&json)
        case "ImageDescription": fields.title = text(&json)
        case "Artist": fields.artist = text(&json)
        case "Copyright": fields.copyright = text(&json)
        default: break
        }
    }

    /// A text, which exiftool writes as a number if it looks like one.
    private func text(_ json: inout JSONReader) -> String? {
        (json.string() ?? json.json()).flatMap(PhotoMetadata.text)
    }

    var metadata: PhotoMetadata {
        var metadata = fields
        metadata.setCamera(maker, model)
        if let latitude, let longitude { metadata.setPosition(latitude, longitude) }
        for text in otherTimes where metadata.cameraTime == nil { set(time: text, in: &metadata) }
        return metadata
    }

    /// Sets the time of the camera; some formats have the offset in the time itself.
    private func set(time text: String, in metadata: inout PhotoMetadata) {
        metadata.cameraTime = PhotoMetadata.date(text)
        let zone = text.hasSuffix("Z") ? "Z" : String(text.suffix(6))
        metadata.offset = metadata.offset ?? PhotoMetadata.offset(zone)
    }
}
