/// An error number of the system.
package struct SystemError: Error, Equatable {
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// Why the last call failed; ask before another is made.
    package static var last: SystemError { SystemError(errno) }

    /// What it means, in the system's words.
    package var reason: String { String(cString: strerror(code)) }
}
