import CLibrary

extension ReportProgram {
    /// Makes a file for a page that nobody named one for; it stays, for the browser to read.
    func temporaryPage(_ host: Host) throws(OutputError) -> String {
        let ending = ".html"
        var path = Array("\(host.temporaryFolder)/\(name)-XXXXXX\(ending)".utf8CString)
        let file = mkstemps(&path, Int32(ending.utf8.count))
        guard file >= 0 else { throw OutputError(.last) }
        close(file)
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    /// Shows a page in the browser, or says where it is and why it is not shown.
    func open(_ page: String, _ host: Host) -> ExitCode {
        do throws(Browser.Failure) {
            try Browser(environment: host.environment).show(page)
            return .success
        } catch {
            say("the report is in '\(page)', but \(error.reason).", host)
            return .notWritten
        }
    }
}

extension Host {
    /// Where files may be left that nobody has to keep.
    var temporaryFolder: String {
        value(of: "TMPDIR") ?? "/tmp"
    }
}
