public import SectionKit

/// Whether nothing of what a load was given is alive when it is over: neither request nor output.
///
/// - Parameters:
///   - request: makes the request, which nobody else may hold.
///   - section: makes the section that asks it.
public func leaksNothing(
    of request: @autoclosure () throws -> BaseRequestSpy,
    in section: (BaseRequestSpy) throws -> any Section
) async rethrows -> Bool {
    let isGone = try await weakly(request, section)
    return isGone()
}

/// Loads, and returns what tells whether the request and the output are gone; holds neither.
private func weakly(
    _ makeRequest: () throws -> BaseRequestSpy,
    _ makeSection: (BaseRequestSpy) throws -> any Section
) async rethrows -> () -> Bool {
    let request = try makeRequest()
    let isOutputGone = await loadWeakly(try makeSection(request))
    let weakRequest = Weak(request)
    return { weakRequest.object == nil && isOutputGone() }
}

/// Loads, and returns what tells whether the output is gone.
private func loadWeakly<Loaded: Section>(_ section: Loaded) async -> () -> Bool {
    let output = SectionOutputSpy<Loaded.Content>()
    await section.load(into: output)
    let weakOutput = Weak(output)
    return { weakOutput.object == nil }
}
