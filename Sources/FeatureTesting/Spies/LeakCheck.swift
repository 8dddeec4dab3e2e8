public import SectionKit

/// Returns whether a load releases its request and its output.
///
/// - Parameters:
///   - request: makes the request, without other references.
///   - section: makes the section that uses the request.
public func leaksNothing(
    of request: @autoclosure () throws -> BaseRequestSpy,
    in section: (BaseRequestSpy) throws -> any Section
) async rethrows -> Bool {
    let isGone = try await weakly(request, section)
    return isGone()
}

/// Loads a section; returns a closure that checks whether the request and the output are released.
private func weakly(
    _ makeRequest: () throws -> BaseRequestSpy,
    _ makeSection: (BaseRequestSpy) throws -> any Section
) async rethrows -> () -> Bool {
    let request = try makeRequest()
    let isOutputGone = await loadWeakly(try makeSection(request))
    let weakRequest = Weak(request)
    return { weakRequest.object == nil && isOutputGone() }
}

/// Loads a section; returns a closure that checks whether the output is released.
private func loadWeakly<Loaded: Section>(_ section: Loaded) async -> () -> Bool {
    let output = SectionOutputSpy<Loaded.Content>()
    await section.load(into: output)
    let weakOutput = Weak(output)
    return { weakOutput.object == nil }
}
