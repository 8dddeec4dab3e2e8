import CLibrary

/// Shows a report in the web browser, as a page in a file.
struct PageOpener {
    /// The program's name, for files that nobody named.
    let program: String

    /// Where files may be left that nobody has to keep.
    let temporaryFolder: String

    let browser: WebBrowser
    let console: Console

    /// Makes a file for a page that nobody named one for; it stays, for the browser to read.
    func makeFile() throws(OutputError) -> String {
        let ending = ".html"
        var path = Array("\(temporaryFolder)/\(program)-XXXXXX\(ending)".utf8CString)
        let file = mkstemps(&path, Int32(ending.utf8.count))
        guard file >= 0 else { throw OutputError(.last) }
        close(file)
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    /// Removes a file that no page came into.
    func remove(_ file: String) {
        unlink(file)
    }

    /// Shows a page in the browser, or says where it is and why it is not shown.
    func open(_ page: String) -> ExitCode {
        do throws(WebBrowser.Failure) {
            try browser.show(page)
            return .success
        } catch {
            console.say("the report is in '\(page)', but \(error.reason).")
            return .notWritten
        }
    }
}
