import Logbook
import SectionKit

/// The search for passes in one picture or one PDF file: what was found, and what was tried.
struct PassSearch: Sendable {
    private(set) var pass: ReadPass

    /// What was read of a text that is no flight, in plain sentences.
    private var unclear: String?

    let programs: PassPictureTools
    let progress: @Sendable (String) -> Void

    /// When to give up.
    let deadline: ContinuousClock.Instant

    /// How long text may take to recognise, for which the bar codes leave time.
    private static let textTime = Duration.seconds(12)

    /// The most pages of a PDF file that are read.
    private static let pageLimit = 10

    init(
        _ pass: ReadPass, programs: PassPictureTools,
        progress: @escaping @Sendable (String) -> Void,
        deadline: ContinuousClock.Instant
    ) {
        self.pass = pass
        self.programs = programs
        self.progress = progress
        self.deadline = deadline
        self.pass.warnings = programs.missing(for: pass.kind)
    }

    /// Reads the bar codes of a picture; without any, its text.
    mutating func readPicture(_ path: String, in folder: String, _ context: PassContext) async {
        if let codes = programs.codes {
            let finder = CodeFinder(reader: codes, images: programs.images, progress: progress)
            let outcome = await finder.read(path, in: folder, until: deadline - Self.textTime)
            note(outcome.attempts)
            if !outcome.codes.isEmpty { return add(outcome.codes.flatMap { $0.legs(context) }) }
            if let other = outcome.other {
                pass.warnings.append(
                    "There is another bar code: \(String(other.prefix(60)).quoted).")
            }
        }
        guard let recognizer = programs.recognizer, ContinuousClock.now < deadline else { return }
        progress("Recognising the text")
        var readings: [PassText] = []
        for way in TextRecognizer.Way.all {
            let words = await recognizer.words(
                of: path, by: way, in: folder, images: programs.images, until: deadline)
            readings.append(PassText(words, origin: .recognisedText))
        }
        let joined = PassText(joining: readings)
        var legs = joined?.legs(context) ?? []
        if let several = SeveralFlights(readings, context) {
            if !several.legs.isEmpty { legs = several.legs }
            if let warning = several.warning { pass.warnings.append(warning) }
        }
        let remark = joined?.remark(context)
        if legs.isEmpty, let part = joined?.part(context) {
            legs = [part]
            pass.warnings += [remark].compactMap(\.self)
        }
        note([PassAttempt("text", hasFound: !legs.isEmpty)])
        add(legs)
        if pass.text.isEmpty { pass.text = joined?.lines ?? [] }
        if legs.isEmpty { unclear = remark }
    }

    /// Reads the pages of a PDF file: first clean codes and the text of all, then the rest.
    mutating func readDocument(_ path: String, in folder: String, _ context: PassContext) async {
        guard let documents = programs.documents else { return }
        let count = await documents.count(of: path)
        var pictures: [String] = []
        let texts = await documents.texts(of: path, upTo: Self.pageLimit)
        let confirmation = ConfirmationText(texts, context)
        for page in 1...max(1, min(count, Self.pageLimit)) where ContinuousClock.now < deadline {
            progress("Reading page \(page)")
            let words = await documents.words(of: path, page: page)
            let text = PassText(words, origin: .text)
            let legs = text.legs(context)
            if pass.text.isEmpty { pass.text = text.lines }
            let isFound = !legs.isEmpty || !confirmation.legs.isEmpty
            note([PassAttempt("text", hasFound: isFound)])
            if page == 1 {
                add(confirmation.legs(besides: text, context))
            } else if confirmation.legs.count <= 1 {
                add(legs)
            }
            guard let picture = await documents.picture(of: path, page: page, in: folder) else {
                continue
            }
            pictures.append(picture)
            if let codes = programs.codes {
                let finder = CodeFinder(reader: codes, images: nil, progress: progress)
                let outcome = await finder.read(picture, in: folder, fixes: [], until: deadline)
                note(outcome.attempts)
                add(outcome.codes.flatMap { $0.legs(context) })
            }
        }
        for picture in pictures where pass.legs.isEmpty && ContinuousClock.now < deadline {
            await readPicture(picture, in: folder, context)
        }
        if count > Self.pageLimit {
            pass.warnings.append(
                "Only the first \(Self.pageLimit) of \(count.grouped) pages were read.")
        }
    }

    private mutating func add(_ legs: [PassLeg]) {
        for leg in legs { pass.add(leg) }
    }

    private mutating func note(_ attempts: [PassAttempt]) {
        for attempt in attempts where !pass.attempts.contains(attempt) {
            pass.attempts.append(attempt)
        }
    }

    /// Why nothing was found, and how to photograph the pass better.
    ///
    /// - Parameter problems: how programs failed; then the picture may be good.
    func error(problems: [String]) -> PassError {
        let tried = pass.attempts.map(\.way).separated(by: "; ")
        let what =
            pass.attempts.isEmpty
            ? "nothing of \(pass.name) can be read" : "no boarding pass was found in \(pass.name)"
        // A picture with text and without a code needs no better photograph.
        let advice =
            unclear.map { $0 + " Add the flight with 'flight-log add FLIGHT'." }
            ?? "Photograph the whole code from straight above, in even light, with a white border."
        if !problems.isEmpty {
            return PassError(
                "\(what): \(problems.listed(by: "and"))",
                (pass.warnings + ["Enter the flight yourself with 'flight-log add FLIGHT'."])
                    .separated(by: " "))
        }
        return PassError(
            what,
            (pass.warnings + [tried.isEmpty ? "" : "Tried: \(tried). \(advice)"])
                .filter { !$0.isEmpty }.separated(by: " "))
    }
}

/// The flights of a picture that names several, such as both of a journey.
struct SeveralFlights {
    /// The flights, if all readings say the same of them; else none.
    let legs: [PassLeg]

    /// The numbers, or else the routes, of which there are several.
    private let names: [String]

    /// Finds them; nil if no reading of the picture names more than one.
    init?(_ readings: [PassText], _ context: PassContext) {
        names = readings.flatMap { [$0.numbers, $0.routes] }.first { $0.count > 1 } ?? []
        if names.isEmpty { return nil }
        let all = readings.map { reading in
            ConfirmationText([reading.lines.joined(separator: "\n")], context).legs
        }
        let isSame = all.allSatisfy { $0.map(Self.words) == all[0].map(Self.words) }
        legs = isSame && all[0].count > 1 ? all[0].map(Self.recognised) : []
    }

    /// That values of several flights may be mixed, as a sentence; nil if each flight is whole.
    var warning: String? {
        guard legs.isEmpty else { return nil }
        return "The text names \(names.listed(by: "and")), and not which values belong to which. "
            + "Cut the picture into one for each flight."
    }

    private static func words(_ leg: PassLeg) -> [String?] {
        [PassField.number, .date, .from, .to].map { leg[$0] }
    }

    /// The same as read from a picture, where lines have no numbers.
    private static func recognised(_ leg: PassLeg) -> PassLeg {
        var same = PassLeg(
            leg.readings.map { PassReading($0.field, $0.text, from: .recognisedText) })
        same.otherDates = leg.otherDates
        return same
    }
}
