/// Reads no boarding passes, such as in a program without readers.
package struct NoPassReader: PassReaderInput {
    package init() {}

    package func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass] {
        throw PassError(
            "boarding passes cannot be read here", "Add the flight with 'flight-log add FLIGHT'.")
    }
}
