import FeatureTesting
import SectionEssentials
import Testing

@testable import RecordSync

/// A listing of a server of files, damaged in every place.
@Suite struct DamagedListingTests {
    @Test func `no damage to a listing ends the program`() {
        var found = 0
        DamagedBytes(of: [
            """
            <?xml version="1.0"?><multistatus xmlns="DAV:"><response><href>/log/a%20b.json</href>
            <propstat><prop><getcontentlength>12</getcontentlength><getetag>"x&amp;y"</getetag>
            <resourcetype/></prop></propstat></response><!-- c --></multistatus>
            """
        ]).forEach { found += WebDAVListing($0)?.members.count ?? 0 }
        #expect(found > 100)
    }
}
