import SectionCLibrary
import SectionEssentials

/// The pictures of the web that pages have shown, in a folder of the cache.
///
/// Each is in a file that is named after its content, so that a picture with several addresses is there
/// once; another file, named after the address, has that name. What is not its own name is damaged.
struct KeptPictures {
    /// The path of the folder.
    let folder: String

    /// Names the folder in that of the cache.
    init(in cache: String) {
        folder = "\(cache)/pictures"
    }

    /// The most bytes that are kept; the pictures that were kept first are removed.
    var limit = 100_000_000

    /// Returns a picture; nil if it is not kept.
    func picture(at address: String) -> Data? {
        guard let name = content(of: SHA256.hex(of: address) + ".address"),
            let bytes = content(of: "\(String(decoding: name, as: UTF8.self)).picture"),
            SHA256.hex(of: bytes) == String(decoding: name, as: UTF8.self)
        else { return nil }
        return bytes
    }

    /// Keeps a picture; a failure to do so is ignored, because it can be fetched again.
    func keep(_ bytes: Data, at address: String) {
        let folders = folder.split(separator: "/")
        for count in 1...max(1, folders.count) {
            mkdir("/" + folders.prefix(count).joined(separator: "/"), 0o700)
        }
        let name = SHA256.hex(of: bytes)
        do throws(OutputError) {
            try PreparedFile(replacing: "\(folder)/\(name).picture", mode: 0o600).write(bytes)
            try PreparedFile(
                replacing: "\(folder)/\(SHA256.hex(of: address)).address", mode: 0o600
            ).write(Data(name.utf8))
        } catch {
            return
        }
        removeOldest()
    }

    /// Removes all pictures, and returns their number.
    func clear() -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names { unlink("\(folder)/\(name)") }
        rmdir(folder)
        return names.count { $0.hasSuffix(".picture") }
    }

    private func content(of name: String) -> Data? {
        try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    }

    /// Removes pictures until the others are within the limit; their addresses then lead nowhere.
    private func removeOldest() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".picture") }.map { name in
            var status = stat()
            let isThere = stat("\(folder)/\(name)", &status) == 0
            let size = isThere ? Int(status.st_size) : 0
            return (name: name, size: size, time: status.modified.tv_sec)
        }
        var size = files.reduce(0) { $0 + $1.size }
        for file in files.sorted(by: { $0.time < $1.time }) where size > limit {
            unlink("\(folder)/\(file.name)")
            size -= file.size
        }
    }
}
