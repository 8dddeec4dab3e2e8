extension [UInt8] {
    /// Returns the first index of a run of bytes at or after `start` and before `end`.
    package func firstIndex(of needle: [UInt8], from start: Int, to end: Int) -> Int? {
        guard let first = needle.first else { return start }
        return withUnsafeBufferPointer { bytes in
            needle.withUnsafeBufferPointer { needle in
                let last = Swift.min(end, bytes.count) - needle.count
                guard start >= 0, start <= last else { return nil }
                for place in start...last where bytes[place] == first {
                    var length = 1
                    while length < needle.count, bytes[place + length] == needle[length] {
                        length += 1
                    }
                    if length == needle.count { return place }
                }
                return nil
            }
        }
    }
}

extension String {
    /// Returns the ranges of folded words in the text, ignoring case and accents.
    package func ranges(ofFolded words: [[UInt8]]) -> [Range<Index>] {
        var bytes: [UInt8] = []
        var origins: [Index] = []
        for index in indices {
            let folded = String(self[index]).folded.utf8
            bytes.append(contentsOf: folded)
            origins.append(contentsOf: repeatElement(index, count: folded.count))
        }
        var ranges: [Range<Index>] = []
        for word in words where !word.isEmpty {
            var start = 0
            while let place = bytes.firstIndex(of: word, from: start, to: bytes.count) {
                start = place + word.count
                ranges.append(origins[place]..<index(after: origins[start - 1]))
            }
        }
        return ranges
    }
}
