import FeatureKit
import Logbook
import RecordStore
import SectionKit

/// Shows what a person's flights add up to, and what is kept where.
struct ProfileSection: Section {
    let id = ProfileBuilder.name
    let title = "Profile"
    let shape = ContentShape(facts: 13...13, tables: 1...1)
    let presenter: any PresenterInput<Void, Profile>

    /// Reports changes; nil where the section is loaded once.
    var changes: RecordChanges?

    func load(into output: some SectionOutput<Profile>) async {
        changes?.begin(with: nil)
        await presenter.present(in: output)
    }

    func source(for profile: Profile) -> Report.Source? {
        profile.notice.map { _ in .madeUpLog }
    }

    func waitForChange() async -> Bool { await changes?.next() ?? false }

    func body(for profile: Profile) -> [Block] { profile.blocks }

    func warnings(for profile: Profile) -> [String] { profile.warnings }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ profile: Profile) -> Bool { profile.lacksAirports }
}
