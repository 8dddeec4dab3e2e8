import Geodesy
import SectionEssentials
import SectionKit

extension DisplayZone {
    /// Returns the middle of the day of a time in this zone: noon, apart from changes of the clock
    /// on that day.
    func middleOfDay(of date: Date) -> Date {
        let offset = Double(rules.period(at: date).offset)
        let local = date.timeIntervalSince1970 + offset
        let day = (local / 86_400).rounded(.down) * 86_400
        return Date(timeIntervalSince1970: day + 43_200 - offset)
    }
}
