import SectionKit

/// The sections of an address, made but not loaded.
struct PageParts: Sendable {
    /// A section of a page.
    struct Part: Sendable {
        let command: CommandDescription
        let operand: String?
        let query: PageQuery

        /// The section; nil if it cannot be made.
        let section: (any Section)?

        /// Why it cannot be made; nil if it can, or if its form says why.
        let fault: String?
    }

    /// The source of the facts; nil if it could not be opened.
    let source: OpenSource?
    let parts: [Part]

    /// The values of the address.
    let query: PageQuery

    /// Makes the sections of an address.
    init(_ address: PageAddress, _ query: PageQuery, in program: WebProgram) {
        var query = query
        let sections: [(CommandDescription, String?)]
        switch address.subject {
        case .tab(let tab):
            sections = program.tabs[tab].sections.compactMap(program.section).map { ($0, nil) }
        case .section(let section, let operand): sections = [(section, operand)]
        }
        var source: OpenSource?
        if query.isFine {
            do throws(UsageError) {
                source = try program.hosted.open(query.program, false) { _ in }
            } catch {
                query.faults[""] = error.message
            }
        }
        let isTab = if case .tab = address.subject { true } else { false }
        var parts: [Part] = []
        for (command, operand) in sections {
            var own = query
            if isTab {
                own = PageQuery(
                    query.givenForProgram(in: program), of: command, operand: nil, in: program)
            }
            var section: (any Section)?
            var fault: String?
            let lacksOperand = command.operand.map {
                command.needsOperand && own.section.text(of: $0.name) == nil
            }
            if let source, lacksOperand != true {
                do throws(UsageError) {
                    if try program.hosted.isLive(command.name, own.section) {
                        fault =
                            "This goes on until it ends, as a recording does, and is shown in a"
                            + " terminal only."
                    } else {
                        section = try source.section(command.name, own.section)
                    }
                } catch {
                    if isTab { fault = error.message } else { own.faults[""] = error.message }
                }
            }
            if !isTab { query = own }
            parts.append(
                Part(
                    command: command, operand: operand, query: own, section: section, fault: fault))
        }
        (self.source, self.parts, self.query) = (source, parts, query)
    }

    /// The sections that can be made.
    var sections: [any Section] { parts.compactMap(\.section) }

    /// Whether the address may show a person's own data.
    var isPrivate: Bool {
        parts.contains { $0.command.isPersonal || $0.command.hasPrivateValues }
    }
}
