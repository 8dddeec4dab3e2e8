import SectionEssentials
import Testing

@testable import RecordSync

/// Responses to PROPFIND as servers write them.
struct WebDAVListingTests {
    private func listing(_ responses: String) -> WebDAVListing? {
        WebDAVListing(
            Data(
                "<?xml version=\"1.0\"?>\n<multistatus xmlns=\"DAV:\">\(responses)</multistatus>"
                    .utf8))
    }

    @Test func `names are decoded, and taken from paths and addresses`() {
        let found = listing(
            """
            <response><href>/log/flights.a%20%28copy%29.json</href></response>
            <response><href>https://server.example/log/b&amp;c.json</href></response>
            <response><href>
              /log/d.json
            </href></response>
            """)

        #expect(found?.members.map(\.name) == ["flights.a (copy).json", "b&c.json", "d.json"])
    }

    @Test func `folders are no files`() {
        let found = listing(
            """
            <response><href>/log/</href><propstat><prop/></propstat></response>
            <response><href>/log/sub</href><propstat><prop><resourcetype><collection/>\
            </resourcetype></prop></propstat></response>
            """)

        #expect(found?.members == [])
        #expect(found?.folders == ["log", "sub"])
    }

    @Test(arguments: [
        ("W/\"1-2\"", "1-2"), ("\"1-2\"", "1-2"), ("1-2", "1-2"), ("&quot;1&quot;", "1"),
        ("<![CDATA[\"1\"]]>", "1"), ("", nil), ("\"a\"b\"", nil),
    ])
    func `ETags are read with and without quotes`(text: String, version: String?) {
        let found = listing(
            "<response><href>/a.json</href><propstat><prop><getetag>\(text)</getetag></prop>"
                + "</propstat></response>")

        #expect(found?.members.first?.file.version == version)
    }

    @Test func `comments, prefixes and unknown properties do not matter`() {
        let found = WebDAVListing(
            Data(
                """
                <d:multistatus xmlns:d="DAV:"><!-- <d:response> --><d:response>
                <d:href>/a.json</d:href><d:propstat><d:prop><x:size xmlns:x="y">9</x:size>
                <d:getcontentlength>3</d:getcontentlength></d:prop></d:propstat>
                </d:response></d:multistatus>
                """.utf8))

        #expect(found?.members.map(\.file.size) == [3])
    }

    @Test func `a property that a server does not have is unknown`() {
        let found = listing(
            """
            <response><href>/a.json</href><propstat><prop><getetag/></prop>\
            <status>HTTP/1.1 404 Not Found</status></propstat></response>
            """)

        #expect(found?.members.first?.file == RemoteFile(version: nil, size: 0, modified: nil))
    }

    @Test(arguments: ["", "\n", "<!-- done -->\n"])
    func `white space and comments may follow`(end: String) {
        #expect(WebDAVListing(Data("<multistatus></multistatus>\(end)".utf8)) != nil)
    }

    @Test(arguments: [
        "<multistatus>", "<multistatus><response><href>/a.json</href></response>",
        "<multistatus></multistatus>Internal Server Error",
        "<multistatus></multistatus><html></html>", "",
    ])
    func `a response that is not whole is not read`(response: String) {
        #expect(WebDAVListing(Data(response.utf8)) == nil)
    }
}
