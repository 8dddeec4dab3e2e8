/// Gets the status of the file of this program; false if it is unknown.
package func statusOfProgram(_ status: inout stat) -> Bool {
    #if os(Linux)
        return stat("/proc/self/exe", &status) == 0
    #elseif os(macOS)
        var size = UInt32(PATH_MAX)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { path in
            guard let start = path.baseAddress else { return false }
            return _NSGetExecutablePath(start, &size) == 0 && stat(start, &status) == 0
        }
    #else
        return false
    #endif
}
