import Networking
import SectionEssentials
import Testing

@Suite struct MappedResourceTests {
    private let resource = Resource<Int>.json(of: Endpoint("/count"), called: "a count") {
        $0.integer()
    }.accepting(upTo: .seconds(60)).map { count throws(RequestError) in
        guard count >= 0 else { throw .busy(status: 503, retryAfter: count) }
        return "\(count) photos"
    }

    @Test func `another value is made of the value of a resource`() throws {
        #expect(try resource.value(from: Data("7".utf8)) == "7 photos")
        var reader = resource.makeReader()
        try Data("12".utf8).withUnsafeBytes { bytes in try reader.take(bytes) }
        #expect(try reader.finish() == "12 photos")
        #expect(resource.endpoint == Endpoint("/count"))
        #expect(resource.acceptedAge == .seconds(60))
    }

    @Test func `a resource stays what it is with its body or its header`() {
        let asked = resource.reading(with: Data("q".utf8))

        #expect(asked.withBody.acceptedAge == .seconds(60))
        #expect(asked.withHeader.acceptedAge == .seconds(60))
        #expect(asked.withHeader.content == asked.content)
        #expect(asked.at(Endpoint("/other")).withBody.endpoint == Endpoint("/other"))
    }

    @Test func `errors of both are errors of the resource`() {
        #expect(throws: RequestError.busy(status: 503, retryAfter: -1)) {
            try resource.value(from: Data("-1".utf8))
        }
        #expect(throws: RequestError.self) { try resource.value(from: Data("x".utf8)) }
    }
}
