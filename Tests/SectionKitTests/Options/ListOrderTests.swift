import SectionKit
import Testing

@Suite struct ListOrderTests {
    @Test(
        arguments: [
            (.asc, 1, 2, true), (.asc, 2, 1, false), (.asc, 1, 1, nil),
            (.desc, 1, 2, false), (.desc, 2, 1, true), (.desc, 1, 1, nil),
        ] as [(ListOrder, Int, Int, Bool?)])
    func `puts the smaller or the larger first, and leaves equals to the next`(
        order: ListOrder,
        one: Int,
        other: Int,
        precedes: Bool?
    ) {
        #expect(order.precedes(one, other) == precedes)
    }

    @Test(arguments: ListOrder.allCases)
    func `puts what is not known last`(order: ListOrder) {
        #expect(order.precedes(1, nil) == true)
        #expect(order.precedes(nil, 1) == false)
        #expect(order.precedes(Int?.none, nil) == nil)
    }
}
