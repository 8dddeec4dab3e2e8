public import SectionKit

/// Whether nothing of what a load was given is alive when it is over: neither request nor output.
///
/// - Parameters:
///   - request: makes the request, which nobody else may hold.
///   - section: makes the section that asks it.
public func leavesNothing(
    of request: @autoclosure () throws -> BaseRequestSpy,
    in section: (BaseRequestSpy) throws -> some Section
) async rethrows -> Bool {
    let isGone = try await weakly(request, section)
    return isGone()
}

/// Loads, and returns what tells whether the request and the output are gone; holds neither.
private func weakly<Loaded: Section>(
    _ makeRequest: () throws -> BaseRequestSpy,
    _ makeSection: (BaseRequestSpy) throws -> Loaded
) async rethrows -> () -> Bool {
    let request = try makeRequest()
    let output = SectionOutputSpy<Loaded.Content>()
    try await makeSection(request).load(into: output)
    let (weakRequest, weakOutput) = (Weak(request), Weak(output))
    return { weakRequest.object == nil && weakOutput.object == nil }
}
