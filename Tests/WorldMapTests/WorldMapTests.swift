import WorldMap
import Testing
