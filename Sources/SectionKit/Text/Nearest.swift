extension String {
    /// The candidate most like this word, if any is near enough to be what was meant.
    ///
    /// Near is at most a third of the letters wrong, by optimal string alignment distance
    /// (insert, delete, replace, swap neighbours), or a beginning of at least two letters.
    package func nearest(in candidates: [String]) -> String? {
        let word = lowercased()
        let scored = candidates.map { candidate in
            let target = candidate.lowercased()
            let isBeginning = word.count >= 2 && target.hasPrefix(word)
            return (
                candidate, isBeginning ? 0 : alignmentDistance(from: Array(word), to: Array(target))
            )
        }
        guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= Swift.max(word.count, best.0.count, 3) / 3 ? best.0 : nil
    }
}

/// How many single-letter changes or swaps turn one word into another.
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
