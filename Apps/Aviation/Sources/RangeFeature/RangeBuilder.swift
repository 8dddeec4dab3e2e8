import FeatureKit
package import Flights
package import SectionKit

/// Builds the section of a receiver's range and provides its recipe.
package enum RangeBuilder {
    static let name = "range"

    private static let record = SectionOption<Bool>(
        "record", summary: "keep what the receiver hears now, with --watch as long as it runs"
    ).picked(by: OptionPicker(key: "R", title: "Record"))
        .givenEachTime(because: "it keeps what is heard")

    /// The recipe of the section.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "how far your receiver has heard in each direction, and how many in each hour",
        options: [record.description, FlightOption.units.description],
        examples: ["--record --watch --source receiver", "-o range.html"],
        isPersonal: true
    ) { dependencies, options throws(UsageError) in
        let context = dependencies.context
        let interactor = RangeInteractor(
            context: context, sky: dependencies.sky,
            memory: context.lastingMemory.value(orKeeping: RangeMemory.init))
        return RangeSection(
            units: try options.required(FlightOption.units),
            isRecorded: try options.value(of: record) ?? false,
            presenter: Presenter("The range", from: interactor))
    }
}
