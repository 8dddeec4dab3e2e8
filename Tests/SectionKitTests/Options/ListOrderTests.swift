import SectionKit
import Testing

@Suite struct ListOrderTests {
    @Test(
        arguments: [
            (.asc, 1, 2, true), (.asc, 2, 1, false), (.asc, 1, 1, nil),
            (.desc, 1, 2, false), (.desc, 2, 1, true), (.desc, 1, 1, nil),
        ] as [(ListOrder, Int, Int, Bool?)])
    func `an order puts the smaller or larger value first and leaves equal values undecided`(
        order: ListOrder,
        one: Int,
        other: Int,
        precedes: Bool?
    ) {
        #expect(order.precedes(one, other) == precedes)
    }

    @Test(arguments: ListOrder.allCases)
    func `unknown values come last in both orders`(order: ListOrder) {
        #expect(order.precedes(1, nil) == true)
        #expect(order.precedes(nil, 1) == false)
        #expect(order.precedes(Int?.none, nil) == nil)
    }
}
