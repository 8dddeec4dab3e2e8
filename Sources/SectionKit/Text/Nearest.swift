extension String {
    /// Returns the candidate most similar to this word; nil if none is similar enough.
    ///
    /// Similar means at most a third of the letters wrong, by optimal string alignment distance
    /// (insert, delete, replace, swap neighbours), or a prefix of at least two letters.
    public func nearest(in candidates: [String]) -> String? {
        let near = similar(to: candidates, asPrefix: 0)
        // Of two equally near, the longer: people omit letters more often than replace them.
        return near.min {
            ($0.distance, -$0.candidate.count) < ($1.distance, -$1.candidate.count)
        }?.candidate
    }

    /// Returns the candidates most similar to this word, in their order; none if
    /// none is similar enough.
    ///
    /// They are similar as ``nearest(in:)`` says, but a word that misses the end of a candidate is
    /// no nearer than one with a wrong letter: `--form` may be `--from` or `--format`.
    package func allNearest(in candidates: [String]) -> [String] {
        let near = similar(to: candidates, asPrefix: 1)
        let least = near.map(\.distance).min()
        let nearest = near.filter { $0.distance == least }.reduce(into: [String]()) { found, next in
            if !found.contains(next.candidate) { found.append(next.candidate) }
        }
        return nearest
    }

    /// The similar candidates with their distances, of which that of a prefix is given.
    private func similar(
        to candidates: [String],
        asPrefix prefixDistance: Int
    ) -> [(candidate: String, distance: Int)] {
        let word = Array(lowercased())
        return candidates.compactMap { candidate in
            let target = Array(candidate.lowercased())
            if word.count >= 2, target.starts(with: word) {
                return (candidate, word == target ? 0 : prefixDistance)
            }
            // The distance is at least the difference in length; a word may be very long. Letters are
            // counted last, which takes longer than the distance of most candidates.
            let most = Swift.max(word.count, target.count, 3) / 3
            guard (word.count - target.count).magnitude <= most else { return nil }
            let distance = alignmentDistance(from: word, to: target)
            guard distance <= most else { return nil }
            let limit = Swift.max(word.letterCount, target.letterCount, 3) / 3
            return distance <= limit ? (candidate, distance) : nil
        }
    }
}

extension [Character] {
    /// The letters and digits, without dashes and the like.
    fileprivate var letterCount: Int { count { $0.isLetter || $0.isNumber } }
}

/// Returns the number of single-letter changes or swaps that turn one word into another.
private func alignmentDistance(from word: [Character], to target: [Character]) -> Int {
    var twoBack: [Int] = []
    var back = Array(0...target.count)
    for row in word.indices {
        var line = [row + 1]
        for column in target.indices {
            let replace = back[column] + (word[row] == target[column] ? 0 : 1)
            var best = min(back[column + 1] + 1, line[column] + 1, replace)
            if row > 0, column > 0, word[row] == target[column - 1],
                word[row - 1] == target[column]
            {
                best = min(best, twoBack[column - 1] + 1)
            }
            line.append(best)
        }
        (twoBack, back) = (back, line)
    }
    return back[target.count]
}
