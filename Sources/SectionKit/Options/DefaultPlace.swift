/// Where a person has set the default of an option.
package struct DefaultPlace: Equatable, Sendable {
    /// The place in words: a variable, or a file and a line.
    package let name: String

    /// How strong a default from there is; 0 is the strongest.
    package let rank: Int

    /// Names a place.
    package init(_ name: String, rank: Int) {
        self.name = name
        self.rank = rank
    }

    /// The error about a default from there.
    package func naming(_ error: UsageError) -> UsageError {
        UsageError("\(name): \(error.message)")
    }
}

/// A default that a person has set, among values.
package struct DefaultValue: Equatable, Sendable {
    /// The name of the option in the values.
    package let name: String

    /// The option as it is written on the command line, such as `--units`.
    package let label: String

    /// Where it is set.
    package let place: DefaultPlace
}

/// What was made of option values, and the defaults that it was made without.
package struct FittingResult<Value> {
    package let value: Value

    /// The defaults that conflict with other values, and how.
    package var leftOut: [(default: DefaultValue, reason: String)] = []
}

extension OptionValues {
    /// The defaults among the values, the strongest first.
    package var defaults: [DefaultValue] {
        given.compactMap { name, value in
            value.place.map {
                DefaultValue(name: name, label: "--\(value.name ?? name)", place: $0)
            }
        }
        .sorted { ($0.place.rank, $0.name) < ($1.place.rank, $1.name) }
    }

    /// Whether any of the values is a default that a person has set.
    package var hasDefaults: Bool { given.contains { $0.value.place != nil } }

    /// Returns what a function makes of the values, and the defaults that it was made without,
    /// since they conflict with other values.
    ///
    /// As few as possible are left out, and the weakest first.
    ///
    /// - Parameter use: reads the values, without doing any work.
    /// - Throws: ``UsageError`` if the values are invalid even so; an error about a default names
    ///   its place.
    package func fitting<Value>(
        _ use: (OptionValues) throws(UsageError) -> Value
    ) throws(UsageError) -> FittingResult<Value> {
        let defaults = defaults
        let refusal: UsageError
        do throws(UsageError) {
            return FittingResult(value: try use(self))
        } catch {
            refusal = error
        }
        guard refusal.isConflict else { throw placed(refusal, among: defaults, use) }
        for left in defaults.reversed() {
            guard let value = try? use(without([left])) else { continue }
            return FittingResult(value: value, leftOut: [(left, refusal.message)])
        }
        var values = without(defaults)
        var left = defaults
        var found: Value?
        var error = refusal
        do throws(UsageError) { found = try use(values) } catch let own { error = own }
        // A default may need another one, so all are tried again after each that fits.
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for candidate in left {
                let more = values.with(candidate, of: self)
                guard let value = try? use(more) else { continue }
                (found, values, isGrowing) = (value, more, true)
                left.removeAll { $0 == candidate }
            }
        }
        guard let found else { throw error }
        var result = FittingResult(value: found)
        for value in left {
            do throws(UsageError) { _ = try use(values.with(value, of: self)) } catch {
                guard error.isConflict else { throw value.place.naming(error) }
                result.leftOut.append((value, error.message))
            }
        }
        return result
    }

    /// The error, with the place of the default that it is about.
    private func placed<Value>(
        _ error: UsageError,
        among defaults: [DefaultValue],
        _ use: (OptionValues) throws(UsageError) -> Value
    ) -> UsageError {
        let cause = defaults.first { value in
            do throws(UsageError) { _ = try use(without([value])) } catch let other {
                return other != error
            }
            return true
        }
        return cause?.place.naming(error) ?? error
    }

    private func with(_ value: DefaultValue, of all: OptionValues) -> OptionValues {
        var values = self
        values.given[value.name] = all.given[value.name]
        return values
    }

    private func without(_ defaults: [DefaultValue]) -> OptionValues {
        var values = self
        for value in defaults { values.given[value.name] = nil }
        return values
    }
}
