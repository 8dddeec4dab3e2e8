import Networking

/// Hashes of what identifies a launch: its id, or without one its number, name and date.
///
/// Two of a million launches have the same once in thirty million times.
extension LaunchEntity {
    var identity: Int {
        var hasher = Hasher()
        if var id {
            id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        } else {
            hasher.combine(flightNumber)
            hasher.combine(name)
            hasher.combine(dateUTC)
        }
        return hasher.finalize()
    }
}

extension LaunchRecord {
    var identity: Int {
        var hasher = Hasher()
        if let id {
            id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        } else {
            hasher.combine(flightNumber)
            hasher.combine(name?.text ?? "")
            hasher.combine(dateUTC?.text)
        }
        return hasher.finalize()
    }
}
