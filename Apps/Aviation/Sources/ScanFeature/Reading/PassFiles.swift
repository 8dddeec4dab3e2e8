import Logbook
import SectionEssentials
import SectionKit

/// Reads what a person has named, each file once.
struct PassFiles: Sendable {
    let reader: any PassReaderInput
    let memory: PassMemory
    let airports: PassAirports

    /// What was read, and what could not be.
    struct Contents: Equatable, Sendable {
        var passes: [ReadPass] = []

        /// The flights, each once, in the order in which they were read.
        var flights: [FoundFlight] = []

        /// Why files could not be read, in plain sentences.
        var failures: [String] = []
    }

    /// Reads files, folders and texts; without a name, returns what was read before.
    ///
    /// - Throws: `PassError` if nothing at all can be read.
    func contents(_ names: [String], year: Int?) async throws(PassError) -> Contents {
        var contents = Contents()
        var errors: [PassError] = []
        for name in names.isEmpty ? memory.names : names {
            do throws(PassError) {
                contents.add(try await passes(name, year: year), of: name)
            } catch {
                errors.append(error)
                contents.failures.append(Self.sentences(about: name, error))
            }
        }
        if contents.flights.isEmpty, let error = errors.first { throw error }
        if contents.flights.isEmpty, !contents.passes.isEmpty { throw contents.nothingFound }
        return contents
    }

    /// Why a file could not be read, with its name.
    private static func sentences(about name: String, _ error: PassError) -> String {
        let isNamed = error.summary.contains(name.short)
        let reason = isNamed ? error.summary.withCapital : "\(name.short.quoted): \(error.summary)"
        return "\(reason). \(error.recovery)"
    }

    private func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass] {
        if let passes = memory.passes(name, year: year) { return passes }
        var passes = try await reader.passes(name, year: year)
        for place in passes.indices { passes[place] = await airports.settled(passes[place]) }
        memory.keep(passes, as: name, year: year)
        return passes
    }
}

extension PassFiles.Contents {
    /// Adds what was read under a name; flights that another pass has too are completed by it.
    fileprivate mutating func add(_ read: [ReadPass], of name: String) {
        var number = 0
        for pass in read {
            passes.append(pass)
            if pass.legs.isEmpty { failures += pass.warnings }
            for leg in pass.legs {
                number += 1
                let identity = name == "-" ? nil : "\(name)#\(number)"
                let flight = FoundFlight(identity: identity, pass: pass, leg: leg)
                if let place = flights.firstIndex(where: { $0.isSame(as: flight) }) {
                    flights[place].add(flight)
                } else {
                    flights.append(flight)
                }
            }
        }
    }

    /// That there is no flight in anything that was read, and what was tried.
    fileprivate var nothingFound: PassError {
        let name = passes.count == 1 ? passes[0].name.short.quoted : "\(passes.count) files"
        let tried = passes.count == 1 ? passes[0].attempts.map(\.way) : []
        let words = tried.isEmpty ? "" : " (tried: \(tried.joined(separator: ", ")))"
        var advice = passes.flatMap(\.warnings).prefix(3).map(\.self)
        if passes.contains(where: { $0.kind == .picture }) {
            advice.append(
                "Photograph the pass flat, in even light and from close by, with a margin around "
                    + "the bar code.")
        }
        if advice.isEmpty {
            advice.append("Check the file, or add the flight with 'flight-log add FLIGHT'.")
        }
        return PassError("no flight was found in \(name)\(words)", advice.separated(by: " "))
    }
}
