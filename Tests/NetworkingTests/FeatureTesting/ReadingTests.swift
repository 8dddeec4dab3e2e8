import FeatureTesting
import SectionKit
import Testing

@Suite struct ReadingTests {
    private let blocks: [Block] = [
        .heading("Heading"),
        .facts([Fact("a", "A", .integer(1))]),
        .paragraph(InlineText([.plain("One "), .strong("text")])),
        .table(
            Table(
                columns: [Column("key", "Title"), .people("Days")],
                rows: [[.text("x"), .days(1)], [.text("y"), .days(2)]])),
        .notice(Notice(.info, "Notice")),
        .facts([Fact("b", "B", .empty)]),
    ]

    @Test func `the words, facts and table of blocks can be read`() {
        #expect(blocks.text == "Heading\nOne text\nNotice")
        #expect(blocks.facts.map(\.key) == ["a", "b"])
        #expect(blocks.table?.cells("key") == [.text("x"), .text("y")])
        #expect(blocks.table?.cells("Days") == [.days(1), .days(2)])
    }

    @Test func `reading empty blocks returns nothing`() {
        #expect([Block]().text == "")
        #expect([Block]().table == nil)
        #expect(blocks.table?.cells("none") == [])
    }

    @Test func `the content of a success and the reason of an error can be read`() {
        let failure = SectionError(message: "No.", recovery: "Yes.")

        #expect(SectionState.success(1).content == 1)
        #expect(SectionState.success(1).error == nil)
        #expect(SectionState<Int>.error(failure).content == nil)
        #expect(SectionState<Int>.error(failure).error == failure)
        #expect(SectionState<Int>.loading.content == nil)
        #expect(SectionState<Int>.loading.error == nil)
    }

    @Test func `a leak check finds an object that is still alive`() {
        var object: BaseRequestSpy? = BaseRequestSpy()
        let weak = object.map(Weak.init)

        #expect(weak?.object === object)
        object = nil
        #expect(weak?.object == nil)
    }
}
