/// An error code of the system (`errno`).
package struct SystemError: Error, Equatable {
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// The error of the last failed call; read it before the next call.
    package static var last: SystemError { SystemError(errno) }

    /// The system's description of the error.
    package var reason: String { String(cString: strerror(code)) }
}
